import { shortDay } from '../../format/day-name.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import styles from './article-picture.module.css';
import type { Piece } from './piece.ts';
import { StoryCover } from './story-cover.tsx';
import { usePublishedAt } from './use-published-at.ts';

/** NWS-3: the image with author, date and time over it. */
export function ArticlePicture({ piece }: { piece: Piece }) {
  const { t } = useTranslation();
  const { day, time } = usePublishedAt()(piece);
  return (
    <div className={styles.picture}>
      <StoryCover story={piece} eager />
      <div className={styles.by}>
        <span>{piece.author}</span>
        <span className="fig-m">{shortDay(day)}</span>
        <time className="fig-m">{time}</time>
        <span className={styles.board}>{t(`article:board.${piece.board}`)}</span>
      </div>
    </div>
  );
}
