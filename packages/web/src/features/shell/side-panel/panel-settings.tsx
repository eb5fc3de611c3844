import { useAtomValue, useSetAtom } from 'jotai';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { infoPages } from '../../../paths.ts';
import { closePanelAtom } from '../../../state/overlays/panel.ts';
import { preferencesAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import { Icon, type IconName } from '../../../ui/graphics/icon.tsx';
import { DelayControl, useChosenDelay } from '../delay/delay-control.tsx';
import { InfoLinks } from '../footer/info-links.tsx';
import { type SettingName, settings } from '../menus/settings.ts';
import { PanelAlerts } from './panel-alerts.tsx';
import styles from './panel-choice.module.css';
import { PanelGroup } from './panel-group.tsx';
import rows from './panel-row.module.css';

function LoadedPanelDelay() {
  const { t } = useTranslation();
  const [delay, choose] = useChosenDelay();
  return (
    <PanelGroup
      icon="clock"
      title={t('delay:name')}
      value={delay > 0 ? t('delay:seconds', { count: delay }) : t('shell.content.scores')}
    >
      <DelayControl delay={delay} choose={choose} />
    </PanelGroup>
  );
}

/** PRF-11: the delay of the whole site. Its texts are not part of the first load. */
const PanelDelay = () => useLoadedNamespace('delay') && <LoadedPanelDelay />;

interface PanelChoiceProps {
  icon: IconName;
  title: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** A group of options of which one is chosen. */
function PanelChoice({ icon, title, options, value, onChoose }: PanelChoiceProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <PanelGroup icon={icon} title={title} value={chosen?.label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={rows.row}
          aria-pressed={option === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
          {option === chosen && <Icon name="check" size="s" className={styles.check} />}
        </button>
      ))}
    </PanelGroup>
  );
}

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
