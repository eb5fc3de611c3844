import type { Match } from '@touchline/types';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Block } from '../../../ui/layout/block.tsx';
import { MatchList } from '../list/match-list.tsx';
import { openVerdicts } from './first-tipped.ts';
import { countVerdicts, type Verdict } from './market-pick.ts';
import { judgedMatches } from './tipped-matches.ts';
import styles from './verdict-block.module.css';
import { VerdictRow } from './verdict-row.tsx';
import { withMatches } from './with-matches.ts';

const most = 60;
const verdicts = ['hit', 'miss', 'drawn'] as const;

/** NWS-4: what the prediction said about yesterday, and what came of it. */
export function VerdictBlock({ held }: { held: LoadedResource<readonly Match[]> }) {
  const { t } = useTranslation();
  return (
    <Block title={t('predictions.yesterday')}>
      <MatchList held={withMatches(held, judgedMatches)} expected={openVerdicts}>
        {(judged) => {
          const tally = held.whole ?? countVerdicts(judged);
          // In a sport that knows no draw, nothing is said of it.
          const isSaid = (verdict: Verdict) => verdict !== 'drawn' || tally.drawn > 0;
          const rows = (from: number, to: number) => (
            <ul>
              {judged.slice(from, to).map((match) => (
                <VerdictRow key={match.id} match={match} />
              ))}
            </ul>
          );
          return (
            <>
              <dl className={styles.tally}>
                {verdicts.filter(isSaid).map((verdict) => (
                  <div key={verdict} data-verdict={verdict}>
                    <dt>{t(`predictions.tally.${verdict}`)}</dt>
                    <dd>{tally[verdict]}</dd>
                  </div>
                ))}
              </dl>
              {rows(0, openVerdicts)}
              {(held.whole?.judged ?? judged.length) > openVerdicts && (
                <details className={styles.rest}>
                  <summary>{t('shell.more')}</summary>
                  {rows(openVerdicts, most)}
                </details>
              )}
            </>
          );
        }}
      </MatchList>
    </Block>
  );
}
