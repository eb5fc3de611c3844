import { useTranslation } from '../../../i18n/use-translation.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import styles from '../../../ui/figures/tips.module.css';
import { Icon } from '../../../ui/graphics/icon.tsx';

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
    <span className={classNames(styles.tips, className)} title={bare ? text : undefined}>
      <Icon name="tip" />
      {bare ? <span className="fig">{count}</span> : <Numerals text={text} />}
    </span>
  );
}
