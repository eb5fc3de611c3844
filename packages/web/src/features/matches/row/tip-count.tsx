import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import styles from '../../../ui/figures/tips.module.css';
import { Icon } from '../../../ui/graphics/icon.tsx';

interface TipCountProps {
  count: number;
  /** Leaves out the word: icon and number only. */
  compact?: boolean;
  className?: string | undefined;
}

/** HOM-4: shown only for matches with tips. */
export function TipCount({ count, compact, className }: TipCountProps) {
  const { t } = useTranslation();
  if (count <= 0) return null;
  const text = t('match.tips', { count });
  return (
    <span className={classNames(styles.tips, className)} title={compact ? text : undefined}>
      <Icon name="tip" />
      {compact ? <span className="fig">{count}</span> : <Numerals text={text} />}
    </span>
  );
}
