import { useTranslation } from 'react-i18next';
import type { Sport } from '../../../paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import styles from './play-buttons.module.css';
import { type SyncClock, type SyncState, speeds } from './sync-clock.ts';

interface PlayButtonsProps {
  clock: SyncClock;
  state: SyncState;
  sport: Sport;
  isReady: boolean;
}

/** Play and pause, the speed, and the step to the next goal. */
export function PlayButtons({ clock, state, sport, isReady }: PlayButtonsProps) {
  const { t } = useTranslation();
  const { speed, isPlaying } = state;
  return (
    <div className={styles.buttons}>
      <Button
        kind="main"
        className={styles.play}
        disabled={!isReady}
        onClick={() => (isPlaying ? clock.pause() : clock.play())}
      >
        {isPlaying ? <PauseIcon /> : <Icon name="play" size="s" />}
        <span>{t(isPlaying ? 'multiview:pause' : 'multiview:play')}</span>
      </Button>
      <fieldset className={styles.speeds}>
        <legend className="vh">{t('multiview:speed')}</legend>
        {speeds.map((one) => (
          <Button
            key={one}
            className="fig-m"
            aria-pressed={one === speed}
            onClick={() => clock.setSpeed(one)}
          >
            {t('multiview:times', { speed: one })}
          </Button>
        ))}
      </fieldset>
      <Button disabled={!isReady} onClick={() => clock.step()}>
        {t(`multiview:next.${sport}`)}
        <Icon name="right" size="s" />
      </Button>
    </div>
  );
}

const PauseIcon = () => (
  <svg width="10" height="12" viewBox="0 0 10 12" fill="currentColor" aria-hidden="true">
    <path d="M1 0h3v12H1zM6 0h3v12H6z" />
  </svg>
);
