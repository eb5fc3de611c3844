import { useAtomValue, useSetAtom } from 'jotai';
import { useLoadedNamespace } from '../../../i18n/use-loaded-namespace.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { delayPanelAtom, toggleDelayPanelAtom } from '../../../state/overlays/delay-panel.ts';
import { delayAtom } from '../../../state/preferences/preferences-atoms.ts';
import menu from '../../../ui/controls/menu.module.css';
import { Icon } from '../../../ui/graphics/icon.tsx';

export function DelayButton() {
  const { t } = useTranslation();
  const delay = useAtomValue(delayAtom);
  const isOpen = useAtomValue(delayPanelAtom);
  const toggle = useSetAtom(toggleDelayPanelAtom);
  if (!useLoadedNamespace('delay')) return null;
  return (
    <div className={menu.menu}>
      <button type="button" className={menu.button} aria-expanded={isOpen} onClick={toggle}>
        <Icon name="clock" size="s" />
        {t('delay:name')}{' '}
        <span className={menu.value}>
          {delay > 0 ? t('delay:seconds', { count: delay }) : t('shell.content.scores')}
        </span>
      </button>
    </div>
  );
}
