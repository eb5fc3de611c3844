import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '../../state/navigation/link.tsx';
import button from '../../ui/controls/button.module.css';
import { classNames } from '../../ui/dom/class-names.ts';
import { isWide } from '../../ui/dom/is-wide.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './match-bar.module.css';

export interface MatchBarProps {
  matchId: string;
  /** Path of the match without the list. */
  matchPath: string;
  /** Path of the list beside it. */
  listPath: string;
}

/** Elements that handle Escape themselves. */
const ESCAPE_TARGETS = 'input, textarea, dialog, [role=listbox], [role=dialog]';

/** Links out of a match that is open beside a list; on closing, the focus returns to its row. */
export function MatchBar({ matchId, matchPath, listPath }: MatchBarProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { opened } = useLocation().state ?? {};
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || !isWide()) return;
      if (target instanceof Element && target.closest(ESCAPE_TARGETS)) return;
      void (opened ? navigate(-1) : navigate(listPath, { replace: true }));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, opened, listPath]);

  useLayoutEffect(() => {
    const pane = bar.current?.closest('[data-pane]');
    if (pane) pane.scrollTop = 0;
    return () => {
      const { activeElement, body } = document;
      if (activeElement !== body && !pane?.contains(activeElement)) return;
      const row = document.querySelector<HTMLElement>(`li[data-match="${matchId}"] > a`);
      row?.focus({ preventScroll: true });
    };
  }, [matchId]);

  return (
    <div className={styles.bar} ref={bar}>
      <Link
        className={classNames(button.btn, button.icon)}
        to={matchPath}
        aria-label={t('detail:own')}
      >
        <Icon name="external" size="s" />
      </Link>
      <Link
        className={classNames(button.btn, button.icon)}
        to={listPath}
        replace
        aria-label={t('shell.close')}
        onClick={(event) => {
          if (!opened) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <Icon name="close" size="s" />
      </Link>
    </div>
  );
}
