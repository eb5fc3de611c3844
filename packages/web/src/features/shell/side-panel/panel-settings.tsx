import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { infoPages } from '../../../paths.ts';
import { closePanelAtom } from '../../../state/overlays/panel.ts';
import { preferencesAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import { InfoLinks } from '../footer/info-links.tsx';
import { type SettingName, settings } from '../menus/settings.ts';
import { PanelAlerts } from './panel-alerts.tsx';
import { PanelChoice } from './panel-choice.tsx';
import { PanelDelay } from './panel-delay.tsx';
import { PanelGroup } from './panel-group.tsx';
import rows from './panel-row.module.css';

function Setting({ name }: { name: SettingName }) {
  const { t } = useTranslation();
  const preferences = useAtomValue(preferencesAtom);
  const choose = useSetPreferences();
  const close = useSetAtom(closePanelAtom);
  const { icon, title, options } = settings[name];
  return (
    <PanelChoice
      icon={icon}
      title={title(t)}
      options={options(t)}
      value={preferences[name]}
      onChoose={(value) => {
        choose({ [name]: value });
        // The page behind the panel is another one then.
        if (name === 'language') close();
      }}
    />
  );
}

/** SID-4. Results, content, price colours and density go beyond the requirements. */
export function PanelSettings() {
  const { t } = useTranslation();
  return (
    <>
      <Setting name="language" />
      <Setting name="odds" />
      <PanelGroup icon="info" title={t('shell.info.label')}>
        <InfoLinks pages={infoPages} className={rows.row} />
      </PanelGroup>
      <Setting name="results" />
      <Setting name="content" />
      <Setting name="moves" />
      <Setting name="density" />
      <PanelDelay />
      <PanelAlerts />
    </>
  );
}
