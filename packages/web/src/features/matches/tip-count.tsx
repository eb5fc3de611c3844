import { useTranslation } from '../../i18n/use-translation.tsx';
import { classes } from '../../ui/classes.ts';
import { Figures } from '../../ui/figures.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from '../../ui/tips.module.css';

/** HOM-4: tips are shown only where there are some. In a row the lamp stands for the word. */
export function TipCount({
  count,
  bare,
  className,
}: {
  count: number;
  bare?: boolean;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  if (count <= 0) return null;
  const text = t('match.tips', { count });
  return (
    <span className={classes(styles.tips, className)} title={bare ? text : undefined}>
      <Icon name="tip" />
      {bare ? <span className="fig">{count}</span> : <Figures text={text} />}
    </span>
  );
}
