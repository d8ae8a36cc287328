import { describe, expect, it } from 'vitest';
import { awayWords } from './away';

const FILES = {
  '../../../../words/en/away.ftl': 'ui-server-away = Away.\nui-try-again = Again',
  '../../../../words/eo/away.ftl': 'ui-server-away = For.\nui-try-again = Denove',
};

describe('words for a server that is away', () => {
  it('are part of the client', () => {
    expect(awayWords([]).say('ui-server-away')).toBe('The server does not answer.');
    expect(awayWords(['xx']).say('ui-try-again')).toBe('Try again');
  });
  it('are said in the language that is wanted, if there is one', () => {
    expect(awayWords(['eo', 'en'], FILES).say('ui-server-away')).toBe('For.');
    expect(awayWords(['de'], FILES).say('ui-try-again')).toBe('Again');
  });
});
