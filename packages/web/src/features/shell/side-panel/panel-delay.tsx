import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { DelayControl, useChosenDelay } from '../delay/delay-control.tsx';
import { PanelGroup } from './panel-group.tsx';

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
export const PanelDelay = () => useLoadedNamespace('delay') && <LoadedPanelDelay />;
