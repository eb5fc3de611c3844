import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isInOwnWorld } from '../../../state/clock/is-in-own-world.ts';
import { pushOnAtom } from '../../../state/push/push-on.ts';
import {
  type PushFailure,
  supportsPush,
  turnPushOff,
  turnPushOn,
} from '../../../state/push/push-subscription.ts';
import { useSession } from '../../../state/session.tsx';
import choice from './panel-choice.module.css';
import { PanelSwitch } from './panel-switch.tsx';

function LoadedPushSwitch() {
  const { t } = useTranslation();
  const { store } = useSession();
  const isOn = useAtomValue(pushOnAtom);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<PushFailure>();

  async function change(isWanted: boolean) {
    setIsPending(true);
    setFailure(undefined);
    if (isWanted) setFailure(await turnPushOn(store));
    else await turnPushOff(store);
    setIsPending(false);
  }

  const state = isPending ? 'pending' : (failure ?? (isOn && 'on'));
  return (
    <>
      <PanelSwitch
        label={t('alerts:push.label')}
        isOn={isOn}
        onChange={(isWanted) => {
          if (!isPending) void change(isWanted);
        }}
      />
      <p className={choice.note} role="status">
        {state && t(`alerts:push.${state}`)}
      </p>
    </>
  );
}

function Unsupported() {
  const { t } = useTranslation();
  return <p className={choice.note}>{t('alerts:push.unsupported')}</p>;
}

/** PRF-12: whether this device is notified while the site is closed. The gateway knows one world, which all visitors share. */
export default function PushSwitch() {
  if (isInOwnWorld()) return null;
  return supportsPush() ? <LoadedPushSwitch /> : <Unsupported />;
}
