import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { infoPages } from '../../../paths.ts';
import {
  alertKinds,
  alertSettingsAtom,
  changeAlertSettingsAtom,
} from '../../../state/alerts/alert-settings.ts';
import { closePanelAtom } from '../../../state/overlays/panel.ts';
import { preferencesAtom } from '../../../state/preferences/preferences-atoms.ts';
import { useSetPreferences } from '../../../state/preferences/use-change-preferences.ts';
import { pushOnAtom } from '../../../state/push/push-on.ts';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';
import { Icon, type IconName } from '../../../ui/graphics/icon.tsx';
import { InfoLinks } from '../footer/info-links.tsx';
import { type SettingName, settings } from '../menus/settings.ts';
import { ZoneMenu } from '../menus/zone-menu.tsx';
import styles from './panel-choice.module.css';
import { PanelGroup } from './panel-group.tsx';
import rows from './panel-row.module.css';
import { PanelSwitch } from './panel-switch.tsx';

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

/** SID-4. Theme, zone, results and content go beyond the requirements. */
export function PanelSettings() {
  const { t } = useTranslation();
  return (
    <>
      <Setting name="language" />
      <Setting name="odds" />
      <PanelGroup icon="info" title={t('shell.info.label')}>
        <InfoLinks pages={infoPages} className={rows.row} />
      </PanelGroup>
      <Setting name="theme" />
      <div className={styles.zone}>
        <ZoneMenu isNamed />
      </div>
      <Setting name="results" />
      <Setting name="content" />
      <PanelAlerts />
    </>
  );
}

const PushSwitch = lazyPart(() => import('./push-switch.tsx'));

/** Undefined where the browser has no notifications. */
const readPermission = (): NotificationPermission | undefined =>
  typeof Notification === 'undefined' ? undefined : Notification.permission;

function NotificationSwitches() {
  const { t } = useTranslation();
  const { notifications } = useAtomValue(alertSettingsAtom);
  const change = useSetAtom(changeAlertSettingsAtom);
  const [permission, setPermission] = useState(readPermission);
  if (permission === undefined) return null;
  if (permission === 'denied') return <p className={styles.note}>{t('alerts:settings.blocked')}</p>;
  const onChange = async (isOn: boolean) => {
    change({ notifications: isOn });
    if (isOn) setPermission(await Notification.requestPermission());
  };
  return (
    <>
      <PanelSwitch
        label={t('alerts:settings.notifications')}
        isOn={notifications && permission === 'granted'}
        onChange={(isOn) => void onChange(isOn)}
      />
      <PushSwitch />
    </>
  );
}

function LoadedPanelAlerts() {
  const { t } = useTranslation();
  const settings = useAtomValue(alertSettingsAtom);
  const change = useSetAtom(changeAlertSettingsAtom);
  const isOn = alertKinds.some((kind) => settings[kind]);
  const isPushed = useAtomValue(pushOnAtom);
  return (
    <PanelGroup
      icon="bell"
      title={t('alerts:label')}
      value={
        isOn && !isPushed
          ? t('alerts:settings.inTab')
          : t(`shell.content.${isOn ? 'all' : 'scores'}`)
      }
    >
      <p className={styles.note}>{t('alerts:settings.hint')}</p>
      {alertKinds.map((kind) => (
        <PanelSwitch
          key={kind}
          label={t(`alerts:settings.${kind}`)}
          isOn={settings[kind]}
          onChange={(isOn) => change({ [kind]: isOn })}
        />
      ))}
      <PanelSwitch
        label={t('alerts:settings.sound')}
        isOn={settings.sound}
        onChange={(isOn) => change({ sound: isOn })}
      />
      <NotificationSwitches />
    </PanelGroup>
  );
}

/** PRF-9: the alerts of starred matches on this device. Its texts are not part of the first load. */
const PanelAlerts = () => useLoadedNamespace('alerts') && <LoadedPanelAlerts />;
