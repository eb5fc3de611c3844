import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { themeAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import button from '../../../ui/controls/button.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';

/** PRF-7: switches between light and dark; from then on the site ignores the system's theme. */
export function ThemeToggle({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  const theme = useAtomValue(themeAtom);
  const choose = useSetPreferences();
  const toggle = () => {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const current = theme === 'system' ? system : theme;
    choose({ theme: current === 'dark' ? 'light' : 'dark' });
  };
  return (
    <button
      type="button"
      className={classNames(button.icon, className)}
      aria-label={t('shell.theme.toggle')}
      onClick={toggle}
    >
      <Icon name="moon" />
    </button>
  );
}
