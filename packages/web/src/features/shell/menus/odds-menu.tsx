import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { formatOdds, type OddsFormat, oddsFormats } from '../../../format/odds.ts';
import { displayedOddsAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import menu from '../../../ui/controls/menu.module.css';
import { Menu } from '../../../ui/controls/menu.tsx';

/** Shown beside each option, in its format. */
const EXAMPLE_PRICE = 0.8;

interface OddsMenuProps {
  /** Opens downwards; in the footer it opens upwards. */
  opensDown?: boolean;
  alignEnd?: boolean;
}

/** PRF-2 */
export function OddsMenu({ opensDown, alignEnd }: OddsMenuProps) {
  const { t } = useTranslation();
  const value = useAtomValue(displayedOddsAtom);
  const choose = useSetPreferences();
  if (value === undefined) return null;
  const options = oddsFormats.map((format) => ({
    value: format,
    label: t(`shell.odds.${format}`),
    example: formatOdds(EXAMPLE_PRICE, format, t),
  }));
  return (
    <Menu
      name={t('shell.odds.label')}
      icon="odds"
      opensDown={opensDown}
      alignEnd={alignEnd}
      options={options}
      value={value}
      onChoose={(odds) => choose({ odds: odds as OddsFormat })}
    >
      {!opensDown && t('shell.odds.label')}{' '}
      <span className={menu.value}>{t(`shell.odds.${value}`)}</span>
    </Menu>
  );
}
