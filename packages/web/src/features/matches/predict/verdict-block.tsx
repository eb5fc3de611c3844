import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { wholePercent } from '../../../format/percent.ts';
import type { LoadedResource } from '../../../state/data/use-resource.ts';
import { Link } from '../../../state/navigation/link.tsx';
import { mapResource } from '../../../state/stores/resource.ts';
import { classNames } from '../../../ui/dom/class-names.ts';
import { Numerals } from '../../../ui/figures/numerals.tsx';
import { ClubCrest } from '../../../ui/graphics/crest.tsx';
import { Icon } from '../../../ui/graphics/icon.tsx';
import { Block } from '../../../ui/layout/block.tsx';
import { MatchList } from '../list/match-list.tsx';
import { matchPath, matchSport, type Side } from '../model/match.ts';
import { Show } from '../spoilers/show.tsx';
import { countVerdicts, marketPick, type Verdict, verdictOf } from './market-pick.ts';
import { coveredMatches, judgedMatches, VISIBLE_VERDICTS } from './tipped-matches.ts';
import styles from './verdict-block.module.css';
import verdictRow from './verdict-row.module.css';

const MAX_VERDICTS = 60;
const verdicts = ['hit', 'miss', 'drawn'] as const;

const verdictMatches = (matches: readonly Match[]) => [
  ...judgedMatches(matches),
  ...coveredMatches(matches),
];

/** NWS-4: yesterday's predictions and their results. */
export function VerdictBlock({ resource }: { resource: LoadedResource<readonly Match[]> }) {
  const { t } = useTranslation();
  return (
    <Block title={t('predictions:yesterday')}>
      <MatchList resource={mapResource(resource, verdictMatches)} skeletonRows={VISIBLE_VERDICTS}>
        {(matches) => {
          const judged = matches.filter((match) => !match.covered);
          const covered = matches.filter((match) => match.covered);
          const hidden = covered.length > 0 && (
            <div className={styles.hidden}>
              <p>{t('spoilers:yesterday')}</p>
              <Show of={covered} />
            </div>
          );
          if (judged.length === 0) return hidden;
          const tally = resource.totals ?? countVerdicts(judged);
          // Sports without draws have no such count.
          const isShown = (verdict: Verdict) => verdict !== 'drawn' || tally.drawn > 0;
          const rows = (from: number, to: number) => (
            <ul>
              {judged.slice(from, to).map((match) => (
                <VerdictRow key={match.id} match={match} />
              ))}
            </ul>
          );
          return (
            <>
              {hidden}
              <dl className={styles.tally}>
                {verdicts.filter(isShown).map((verdict) => (
                  <div key={verdict} data-verdict={verdict}>
                    <dt>{t(`predictions:tally.${verdict}`)}</dt>
                    <dd>{tally[verdict]}</dd>
                  </div>
                ))}
              </dl>
              {tally.hit + tally.miss > 0 && (
                <p className={classNames('meta', styles.rate)}>
                  <Numerals
                    as="fig-m"
                    text={t(`predictions:rate.${tally.drawn > 0 ? 'level' : 'win'}`, {
                      percent: wholePercent(tally.hit / (tally.hit + tally.miss)),
                    })}
                  />
                </p>
              )}
              {rows(0, VISIBLE_VERDICTS)}
              {(resource.totals?.judged ?? judged.length) > VISIBLE_VERDICTS && (
                <details className={styles.rest}>
                  <summary>{t('shell.more')}</summary>
                  {rows(VISIBLE_VERDICTS, MAX_VERDICTS)}
                </details>
              )}
            </>
          );
        }}
      </MatchList>
    </Block>
  );
}

const icons = { hit: 'check', miss: 'close', drawn: undefined } as const;

/** A finished match: the predicted side, and whether the prediction was right. */
function VerdictRow({ match }: { match: Match }) {
  const { t } = useTranslation();
  const verdict = verdictOf(match);
  const pick = marketPick(match);
  if (!verdict) return null;
  const icon = icons[verdict];
  const side = (name: Side) => {
    const team = name === 'home' ? match.homeTeam : match.awayTeam;
    return (
      <span className={verdictRow.side} data-pick={pick === name || undefined}>
        <ClubCrest team={team} kind={matchSport(match)} size={20} />
        <span className="team-name">
          {team.name}
          {pick === name && <span className="vh"> ({t('predictions:picked')})</span>}
        </span>
        <b className="fig">{team.score}</b>
      </span>
    );
  };
  return (
    <li>
      <Link className={verdictRow.row} to={matchPath(match)}>
        <span className={verdictRow.sides}>
          {side('home')}
          {side('away')}
        </span>
        <span className={verdictRow.verdict} data-verdict={verdict}>
          {icon && <Icon name={icon} size="s" />}
          {t(`predictions:verdict.${verdict}`)}
        </span>
      </Link>
    </li>
  );
}
