import { useAtomValue } from 'jotai';
import { createContext, type ReactNode, use } from 'react';
import { type Game, paths } from '../../paths.ts';
import { useResource } from '../data/use-resource.ts';
import { callContextAtom } from '../preferences/preferences-atoms.ts';
import { Link } from './link.tsx';
import { playerCall } from './player-call.ts';

const HasPlayers = createContext(false);

interface PlayerLinksProps {
  /** One of the players: the upstream knows the others if it knows this one. */
  sampleId: string | undefined;
  children: ReactNode;
}

/** Makes links of the player names in it, where the upstream has players. */
export const PlayerLinks = ({ sampleId, children }: PlayerLinksProps) =>
  sampleId ? <Asked sampleId={sampleId}>{children}</Asked> : children;

function Asked({ sampleId, children }: { sampleId: string; children: ReactNode }) {
  const context = useAtomValue(callContextAtom);
  const { result } = useResource(playerCall(sampleId, context), Number.POSITIVE_INFINITY);
  return <HasPlayers value={result?.kind === 'ok'}>{children}</HasPlayers>;
}

interface PlayerLinkProps {
  id: string;
  game: Game;
  className?: string | undefined;
  children: ReactNode;
}

export function PlayerLink({ id, game, className, children }: PlayerLinkProps) {
  if (!use(HasPlayers)) return <span className={className}>{children}</span>;
  return (
    <Link className={className} to={paths.player(game, id)}>
      {children}
    </Link>
  );
}
