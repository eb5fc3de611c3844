import type { OperationId } from '@touchline/types/contract';
import { placeName } from './contract-document.ts';
import type { Fault } from './fault.ts';
import type { Observations } from './observations.ts';
import { shortened } from './schema-faults.ts';
import type { ObservedMember } from './value-census.ts';

/** One difference, as contract, bundled API and upstream have it. */
export interface Difference {
  readonly kind: Fault['kind'];
  readonly place: string;
  readonly contract: string;
  readonly bundled: string;
  readonly upstream: string;
  readonly operations: readonly OperationId[];
  readonly pointers: readonly string[];
  /** The first request whose response differs. */
  readonly request: string;
  /** Responses of the upstream, or values in them. */
  readonly count: number;
  /** Why openapi.yaml cannot be changed so that it is none; undefined if the patch does. */
  readonly unpatched?: string;
}

/** An optional field that only one of the two sends: allowed, and a surprise for a site that was built with the other. */
export interface OptionalField {
  readonly place: string;
  readonly bundled: string;
  readonly upstream: string;
}

export interface Comparison {
  readonly differences: readonly Difference[];
  readonly optionalFields: readonly OptionalField[];
  /** Responses of the upstream that were compared. */
  readonly responses: number;
}

const AS_DECLARED = 'as the contract';

/** What a server that has no such fault sends in the same place. */
function sentInstead({ remedy, kind }: Fault, { census }: Observations): string {
  if (remedy.do === 'add field' || remedy.do === 'add header') return 'not sent';
  if (remedy.do === 'make optional') {
    const entry = census.at(remedy.schema);
    const sent = entry?.members.get(remedy.field) ?? 0;
    return entry ? `sent, ${sent} of ${entry.total}` : AS_DECLARED;
  }
  if (remedy.do !== 'change schema' && remedy.do !== 'replace body') return AS_DECLARED;
  const entry = census.at(remedy.site.path);
  if (!entry) return AS_DECLARED;
  if (kind === 'type') return [...entry.types.keys()].join(' or ');
  return shortened([...entry.values.keys()].slice(0, 4).join(', '));
}

function mergeRows(rows: readonly Difference[]): Difference[] {
  const groups = Map.groupBy(rows, ({ kind, place, contract, bundled, upstream, unpatched }) => {
    // The values of a header may be different for each operation.
    const sent =
      kind === 'header' ? [bundled === 'missing', upstream === 'missing'] : [bundled, upstream];
    return [kind, place, contract, unpatched, ...sent].join('\n');
  });
  return [...groups.values()].map((group) => ({
    ...(group[0] as Difference),
    operations: [...new Set(group.flatMap(({ operations }) => operations))],
    pointers: [...new Set(group.flatMap(({ pointers }) => pointers))],
    count: group.reduce((sum, { count }) => sum + count, 0),
  }));
}

function differences(bundled: Observations, upstream: Observations): Difference[] {
  const ofBundled = new Map(bundled.faults().map((fault) => [fault.key, fault]));
  const ofUpstream = new Map(upstream.faults().map((fault) => [fault.key, fault]));
  const rows = [...new Map([...ofBundled, ...ofUpstream])].map(([key, fault]): Difference => {
    const { kind, place, contract, operations, pointers, request, count, remedy } = fault;
    const seenBy = (own: Map<string, Fault>, server: Observations) =>
      own.get(key)?.seen ?? sentInstead(fault, server);
    return {
      kind,
      place,
      contract,
      request,
      count,
      bundled: seenBy(ofBundled, bundled),
      upstream: seenBy(ofUpstream, upstream),
      operations: [...operations],
      pointers: [...pointers],
      ...(remedy.do === 'nothing' && { unpatched: remedy.reason }),
      ...(!ofUpstream.has(key) && { unpatched: 'only the bundled API differs' }),
    };
  });
  return mergeRows(rows);
}

const MIN_OBJECTS = 5;
const shareOf = ({ sent, total }: ObservedMember) =>
  sent === 0 ? `never in ${total}` : `${sent} of ${total}`;

function optionalFields(bundled: Observations, upstream: Observations): OptionalField[] {
  return bundled.census.optionalMembers().flatMap((member) => {
    const other = upstream.census.member(member.schema, member.name);
    if (!other || other.total < MIN_OBJECTS || member.sent > 0 === other.sent > 0) return [];
    const place = `${placeName(member.schema, 'response')}.${member.name}`;
    return [{ place, bundled: shareOf(member), upstream: shareOf(other) }];
  });
}

export const compare = (bundled: Observations, upstream: Observations): Comparison => ({
  differences: differences(bundled, upstream),
  optionalFields: optionalFields(bundled, upstream),
  responses: upstream.responses,
});
