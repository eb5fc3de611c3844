import type { OperationId } from '@touchline/types/contract';
import { placeName } from './contract-document.ts';
import type { Difference } from './difference.ts';
import type { Observations } from './observations.ts';
import { shortened } from './schema-differences.ts';
import type { ObservedMember } from './value-census.ts';

/** A difference as contract, mock API and upstream have it. */
export interface ComparedDifference {
  readonly kind: Difference['kind'];
  readonly place: string;
  readonly contract: string;
  readonly mock: string;
  readonly upstream: string;
  readonly operations: readonly OperationId[];
  readonly pointers: readonly string[];
  /** The first request whose response differs. */
  readonly request: string;
  /** Responses of the upstream, or values in them. */
  readonly count: number;
  /** Why the overlay cannot remove this difference. */
  readonly obstacle?: string;
}

/** An optional field that only one of the two sends: allowed, but a site built with the other may not expect it. */
export interface OptionalField {
  readonly place: string;
  readonly mock: string;
  readonly upstream: string;
}

export interface Comparison {
  readonly differences: readonly ComparedDifference[];
  readonly optionalFields: readonly OptionalField[];
  /** Responses of the upstream that were compared. */
  readonly responses: number;
}

const AS_DECLARED = 'as the contract';

/** The column of a server without this difference: what it sends in the same place. */
function sentInstead({ remedy, kind }: Difference, { census }: Observations): string {
  if (!remedy) return AS_DECLARED;
  if (remedy.do === 'add field' || remedy.do === 'add header') return 'not sent';
  if (remedy.do === 'make optional') {
    const entry = census.at(remedy.schema);
    const sent = entry?.members.get(remedy.field) ?? 0;
    return entry ? `sent, ${sent} of ${entry.total}` : AS_DECLARED;
  }
  if (remedy.do !== 'change schema') return AS_DECLARED;
  const entry = census.at(remedy.site.path);
  if (!entry) return AS_DECLARED;
  if (kind === 'type') return [...entry.types.keys()].join(' or ');
  const values = census.valuesAt(remedy.site.path).slice(0, 4);
  return shortened(values.map((value) => JSON.stringify(value)).join(', '));
}

function mergeRows(rows: readonly ComparedDifference[]): ComparedDifference[] {
  const groups = Map.groupBy(rows, ({ kind, place, contract, mock, upstream, obstacle }) => {
    // The values of a header may be different for each operation.
    const sent =
      kind === 'header' ? [mock === 'missing', upstream === 'missing'] : [mock, upstream];
    return [kind, place, contract, obstacle, ...sent].join('\n');
  });
  return [...groups.values()].map((group) => ({
    ...(group[0] as ComparedDifference),
    operations: [...new Set(group.flatMap(({ operations }) => operations))],
    pointers: [...new Set(group.flatMap(({ pointers }) => pointers))],
    count: group.reduce((sum, { count }) => sum + count, 0),
  }));
}

function differences(mock: Observations, upstream: Observations): ComparedDifference[] {
  const ofMock = new Map(mock.differences().map((one) => [one.key, one]));
  const ofUpstream = new Map(upstream.differences().map((one) => [one.key, one]));
  const rows = [...new Map([...ofMock, ...ofUpstream])].map(([key, one]): ComparedDifference => {
    const { kind, place, contract, operations, pointers, request, count, obstacle } = one;
    const seenBy = (own: Map<string, Difference>, server: Observations) =>
      own.get(key)?.seen ?? sentInstead(one, server);
    return {
      kind,
      place,
      contract,
      request,
      count,
      mock: seenBy(ofMock, mock),
      upstream: seenBy(ofUpstream, upstream),
      operations: [...operations],
      pointers: [...pointers],
      ...(obstacle && { obstacle }),
      ...(!ofUpstream.has(key) && { obstacle: 'only the mock API differs' }),
    };
  });
  return mergeRows(rows);
}

const MIN_OBJECTS = 5;
const shareOf = ({ sent, total }: ObservedMember) =>
  sent === 0 ? `never in ${total}` : `${sent} of ${total}`;

function optionalFields(mock: Observations, upstream: Observations): OptionalField[] {
  return mock.census.optionalMembers().flatMap((member) => {
    const other = upstream.census.member(member.schema, member.name);
    if (!other || other.total < MIN_OBJECTS || member.sent > 0 === other.sent > 0) return [];
    const place = `${placeName(member.schema, 'response')}.${member.name}`;
    return [{ place, mock: shareOf(member), upstream: shareOf(other) }];
  });
}

export const compare = (mock: Observations, upstream: Observations): Comparison => ({
  differences: differences(mock, upstream),
  optionalFields: optionalFields(mock, upstream),
  responses: upstream.responses,
});
