import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import {
  alertKinds,
  alertSettingsAtom,
  changeAlertSettingsAtom,
} from '../../../state/alerts/alert-settings.ts';
import { lazyPart } from '../../../ui/dom/lazy-part.ts';
import choice from './panel-choice.module.css';
import { PanelGroup } from './panel-group.tsx';
import { PanelSwitch } from './panel-switch.tsx';

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
  if (permission === 'denied') return <p className={choice.note}>{t('alerts:settings.blocked')}</p>;
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
  return (
    <PanelGroup
      icon="bell"
      title={t('alerts:label')}
      value={t(`shell.content.${isOn ? 'all' : 'scores'}`)}
    >
      <p className={choice.note}>{t('alerts:settings.hint')}</p>
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
export const PanelAlerts = () => useLoadedNamespace('alerts') && <LoadedPanelAlerts />;
