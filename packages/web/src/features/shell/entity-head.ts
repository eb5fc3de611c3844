import type { Call, DataFor } from '../../api/call.ts';
import type { Address, Head, HeadInput } from '../../state/navigation/page-address.ts';

interface EntityHeadOptions<C extends Call> {
  call: C;
  isOfAddress: (entity: DataFor<C>, address: Address) => boolean;
  plainTitle: string;
  headOf: (entity: DataFor<C>, input: HeadInput) => Head;
}

/** SYS-10: the head of the page of one entity, as `EntityPage` shows it. */
export function entityHead<C extends Call>(input: HeadInput, options: EntityHeadOptions<C>): Head {
  const { call, isOfAddress, plainTitle, headOf } = options;
  const { result } = input.read(call);
  if (!result || result.kind === 'failed') return { title: plainTitle };
  if (result.kind === 'ok' && isOfAddress(result.data, input.address)) {
    return headOf(result.data, input);
  }
  return { title: input.t('state.notFound.title'), noIndex: true, status: 404 };
}
