import { atom, useAtomValue } from 'jotai';
import { createContext, type ReactNode, use } from 'react';
import { type Game, paths } from '../../paths.ts';
import { useRefresh } from '../data/use-resource.ts';
import { callContextAtom } from '../preferences/preferences-atoms.ts';
import { useSession } from '../session.tsx';
import { Link } from './link.tsx';
import { playerCall } from './player-call.ts';

/** Undefined outside of `PlayerLinks`, and where these know no player. */
const HasPlayers = createContext<boolean | undefined>(undefined);

interface PlayerLinksProps {
  /** One of the players: the upstream knows the others if it knows this one. */
  sampleId: string | undefined;
  children: ReactNode;
}

const unasked = atom<{ result?: undefined }>({});

/**
 * Makes links of the player names in it, where the upstream has players. Inside another that knows, as that does: in a part
 * that hydrates late the answer may have come after the document.
 */
export function PlayerLinks({ sampleId, children }: PlayerLinksProps) {
  const context = useAtomValue(callContextAtom);
  const { resources } = useSession();
  const outer = use(HasPlayers);
  const calls = sampleId && outer === undefined ? [playerCall(sampleId, context)] : [];
  useRefresh(calls, Number.POSITIVE_INFINITY);
  const { result } = useAtomValue(calls[0] ? resources.atomOf(calls[0]) : unasked);
  const own = calls[0] && result?.kind === 'ok';
  return <HasPlayers value={outer ?? own}>{children}</HasPlayers>;
}

interface PlayerLinkProps {
  /** Undefined for a player without a page. */
  id: string | undefined;
  game: Game;
  className?: string | undefined;
  children: ReactNode;
}

export function PlayerLink({ id, game, className, children }: PlayerLinkProps) {
  if (!use(HasPlayers) || !id) return <span className={className}>{children}</span>;
  return (
    <Link className={className} to={paths.player(game, id)}>
      {children}
    </Link>
  );
}
