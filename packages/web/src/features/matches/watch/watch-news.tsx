import type { Match } from '@touchline/types';
import type { TFunction } from 'i18next';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { zoneAtom } from '../../../state/preferences/preferences-atoms.ts';
import { scoreNews } from '../live/score-news.ts';
import { matchSport } from '../model/match.ts';
import { matchView } from '../model/match-view.ts';
import type { SyncState } from './sync-clock.ts';

interface WatchNewsProps {
  shown: readonly Match[];
  state: SyncState;
}

/** Announces goals, maps, quarters and ends to screen readers as they come. Baskets are too frequent. */
export function WatchNews({ shown, state: { moved, at } }: WatchNewsProps) {
  const { t } = useTranslation();
  const zone = useAtomValue(zoneAtom);
  const [last, setLast] = useState(shown);
  const [message, setMessage] = useState('');
  if (last.length !== shown.length || last.some((match, index) => match !== shown[index])) {
    setLast(shown);
    const news = shown.map((match) => {
      const before = last.find(({ id }) => id === match.id);
      const view = () => matchView(match, { now: at * 1000, zone, odds: undefined, t });
      return moved === 'forward' && before ? newsOf(before, match, () => view().sentence, t) : '';
    });
    const text = news.filter(Boolean).join(' ');
    if (text) setMessage(text);
  }
  return (
    <p className="vh" role="status">
      {message}
    </p>
  );
}

function newsOf(before: Match, match: Match, sentence: () => string, t: TFunction): string {
  const isBasketball = matchSport(match) === 'basketball';
  const isNewPart =
    before.clock?.phase !== match.clock?.phase || before.clock?.number !== match.clock?.number;
  if (match.statusId !== before.statusId || (isBasketball && isNewPart)) return sentence();
  const hasRisen = (side: 'homeTeam' | 'awayTeam') =>
    (match[side].score ?? 0) > (before[side].score ?? 0);
  if (isBasketball || !(hasRisen('homeTeam') || hasRisen('awayTeam'))) return '';
  return scoreNews({ match, side: hasRisen('homeTeam') ? 'home' : 'away' }, t);
}
