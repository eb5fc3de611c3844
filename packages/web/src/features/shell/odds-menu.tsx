import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { formatOdds, type OddsFormat, oddsFormats } from '../../format/odds.ts';
import { oddsFormatAtom } from '../../state/preferences-atoms.ts';
import { useChoose } from '../../state/use-change-preferences.ts';
import menu from '../../ui/menu.module.css';
import { Menu } from '../../ui/menu.tsx';

const examplePrice = 0.8;

/** PRF-2 */
export function OddsMenu() {
  const { t } = useTranslation();
  const value = useAtomValue(oddsFormatAtom);
  const choose = useChoose();
  const options = oddsFormats.map((format) => ({
    value: format,
    label: t(`shell.odds.${format}`),
    example: formatOdds(examplePrice, format),
  }));
  return (
    <Menu
      name={t('shell.odds.label')}
      icon="odds"
      options={options}
      value={value}
      onChoose={(odds) => choose({ odds: odds as OddsFormat })}
    >
      {t('shell.odds.label')} <span className={menu.value}>{t(`shell.odds.${value}`)}</span>
    </Menu>
  );
}
