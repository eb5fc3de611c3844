import { useAtomValue } from 'jotai';
import { useResource } from '../../state/data/use-resource.ts';
import type { Address, Head, HeadInput } from '../../state/navigation/page-address.ts';
import { type CallContext, callContextAtom } from '../../state/preferences/preferences-atoms.ts';
import type { Resources } from '../../state/stores/resources.ts';
import { teamEntity, teamHead, teamPageCalls } from './team-data.ts';
import TeamPage from './team-page.tsx';
import { teamsCalls, teamsHead } from './teams-data.ts';
import TeamsPage from './teams-page.tsx';

/** The address of the ranking of a country, which has the id that no team has. */
const asCountry = ({ params, search }: Address): Address => ({
  params: { ...params, countryId: params.teamId },
  search,
});

export function calls(address: Address, context: CallContext, read: Resources['read']) {
  const details = teamEntity.callOf(address, context);
  const { result } = read(details);
  if (result?.kind === 'ok') return teamPageCalls(address, context, read);
  return result?.kind === 'not-found'
    ? { details, ranking: teamsCalls(asCountry(address), context) }
    : { details };
}

export function head(input: HeadInput): Head {
  const { address, context, read } = input;
  const { result } = read(teamEntity.callOf(address, context));
  return result?.kind === 'not-found'
    ? teamsHead({ ...input, address: asCountry(address) })
    : teamHead(input);
}

/** ENT-12: the team if there is one with the id of the URL, else the ranking of that country. */
export default function TeamOrCountryPage({ address }: { address: Address }) {
  // What an id is does not change: it is asked once.
  const { result } = useResource(
    teamEntity.callOf(address, useAtomValue(callContextAtom)),
    Number.POSITIVE_INFINITY,
  );
  return result?.kind === 'not-found' ? (
    <TeamsPage address={asCountry(address)} />
  ) : (
    <TeamPage address={address} />
  );
}
