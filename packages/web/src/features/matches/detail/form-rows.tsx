import type { MatchAnalysis } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { type Comparison, compare, percentOf } from './compare.ts';
import styles from './form-block.module.css';
import { streakText } from './streak-text.ts';

export function FormRows({ analysis: { homeTeam, awayTeam } }: { analysis: MatchAnalysis }) {
  const { t } = useTranslation();
  return (
    <>
      {compare(homeTeam, awayTeam).map(({ name, home, away }) => (
        <div key={name} className={styles.row}>
          <Value side={home} />
          <Bar side={home} fromEnd />
          <span className={styles.label}>{t(`detail:form.${name}`)}</span>
          <Bar side={away} />
          <Value side={away} />
        </div>
      ))}
      <div className={styles.ends}>
        <span>
          <Numerals text={streakText(homeTeam, t)} />
        </span>
        <span className={styles.label}>{t('detail:form.streak')}</span>
        <span>
          <Numerals text={streakText(awayTeam, t)} />
        </span>
      </div>
    </>
  );
}

const Value = ({ side: { text, isHighlighted } }: { side: Comparison['home'] }) => (
  <span className={classNames('fig', styles.value)} data-more={isHighlighted || undefined}>
    {text}
  </span>
);

/** An SVG, since the content security policy forbids style attributes. */
function Bar({
  side: { share, isHighlighted },
  fromEnd,
}: {
  side: Comparison['home'];
  fromEnd?: boolean;
}) {
  return (
    <svg className={styles.bar} width="100%" height="6" aria-hidden="true">
      <rect
        x={fromEnd ? percentOf(1 - share) : '0'}
        width={percentOf(share)}
        height="6"
        rx="1"
        data-more={isHighlighted || undefined}
      />
    </svg>
  );
}
