// Light or dark: as the system says until somebody chooses.

export type Theme = 'light' | 'dark';

const KEY = 'sandtable.theme';

class ThemeStore {
  current = $state<Theme>('light');

  start(): void {
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const chosen = (): Theme | null => {
      try {
        const value = localStorage.getItem(KEY);
        return value === 'light' || value === 'dark' ? value : null;
      } catch {
        return null;
      }
    };
    const show = () => this.apply(chosen() ?? (dark.matches ? 'dark' : 'light'));
    dark.addEventListener('change', show);
    show();
  }

  toggle(): void {
    const next = this.current === 'dark' ? 'light' : 'dark';
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // not kept, but shown
    }
    this.apply(next);
  }

  private apply(theme: Theme): void {
    this.current = theme;
    document.documentElement.dataset.theme = theme;
  }
}

export const theme = new ThemeStore();
