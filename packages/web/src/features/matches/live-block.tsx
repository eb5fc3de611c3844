import type { Match } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import type { Held } from '../../state/use-resource.ts';
import { Block } from '../../ui/block.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Age } from './age.tsx';
import { LiveMatches } from './live-matches.tsx';
import { MatchList } from './match-list.tsx';

/** HOM-1, HOM-3 */
export function LiveBlock({ held }: { held: Held<readonly Match[]> }) {
  const { t } = useTranslation();
  const { result, fetchedAt, failedAt } = held;
  const count = result?.kind === 'ok' ? result.data.length : undefined;
  const end = result ? (
    count && <Age at={fetchedAt} stale={failedAt > 0} />
  ) : (
    <Spinner label={t('shell.loading')} />
  );
  return (
    <Block title={t('home.live')} count={count} live collapsible end={end}>
      <MatchList held={held} expected={8}>
        {(matches) => <LiveMatches matches={matches} />}
      </MatchList>
    </Block>
  );
}
