import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import type { Held } from '../../state/use-resource.ts';
import { Block } from '../../ui/block.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { groupMatches } from './group-matches.ts';
import { MatchGroup } from './match-group.tsx';
import { MatchList } from './match-list.tsx';

/** HOM-1, HOM-3 */
export function TomorrowBlock({ held }: { held: Held<readonly Match[]> }) {
  const { t } = useTranslation();
  const count = held.result?.kind === 'ok' ? held.result.data.length : undefined;
  const end = held.result ? undefined : <Spinner label={t('shell.loading')} />;
  return (
    <Block title={t('home.tomorrow')} count={count} collapsible end={end}>
      <MatchList held={held} expected={8}>
        {(matches) =>
          groupMatches(matches).map((group) => <MatchGroup key={group.id} group={group} />)
        }
      </MatchList>
    </Block>
  );
}
