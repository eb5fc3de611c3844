import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { themeAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import button from '../../../ui/controls/button.module.css';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Icon } from '../../../ui/graphics/icon.tsx';

/** PRF-7: turns what is seen into its opposite, and from then on follows the visitor, not the system. */
export function ThemeToggle({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  const theme = useAtomValue(themeAtom);
  const choose = useSetPreferences();
  const turn = () => {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const seen = theme === 'system' ? system : theme;
    choose({ theme: seen === 'dark' ? 'light' : 'dark' });
  };
  return (
    <button
      type="button"
      className={classNames(button.icon, className)}
      aria-label={t('shell.theme.toggle')}
      onClick={turn}
    >
      <Icon name="moon" />
    </button>
  );
}
