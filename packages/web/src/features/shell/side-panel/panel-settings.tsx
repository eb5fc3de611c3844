import { useTranslation } from '../../../i18n/use-translation.tsx';
import { infoPages } from '../../../paths.ts';
import { InfoLinks } from '../footer/info-links.tsx';
import { PanelContent } from './panel-content.tsx';
import { PanelDensity } from './panel-density.tsx';
import { PanelGroup } from './panel-group.tsx';
import { PanelLanguage } from './panel-language.tsx';
import { PanelOdds } from './panel-odds.tsx';
import { PanelPriceColours } from './panel-price-colours.tsx';
import rows from './panel-row.module.css';

/** SID-4, and below it what the requirements do not ask for. */
export function PanelSettings() {
  const { t } = useTranslation();
  return (
    <>
      <PanelLanguage />
      <PanelOdds />
      <PanelGroup icon="info" title={t('shell.info.label')}>
        <InfoLinks pages={infoPages} className={rows.row} />
      </PanelGroup>
      <PanelContent />
      <PanelPriceColours />
      <PanelDensity />
    </>
  );
}
