// Below which path the server stands, as its page says; nothing if it has a name to itself.

const said = typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="sandtable-root"]');

export const ROOT = said?.content ?? '';
