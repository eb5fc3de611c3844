import type { GetPath } from '@touchline/types';
import type { TFunction } from 'i18next';
import type { DataFor, PageCall } from '../../api/call.ts';
import { type Game, sportOf } from '../../paths.ts';
import {
  type Address,
  gameAt,
  type Head,
  type HeadInput,
} from '../../state/navigation/page-address.ts';
import type { CallContext } from '../../state/preferences/preferences-atoms.ts';
import type { EntityName } from '../../ui/feedback/failed.tsx';
import type { Crumb } from './breadcrumb.tsx';

/** What the page of one entity shows, by the call that loads the entity. */
export interface Entity<P extends GetPath> {
  name: EntityName;
  callOf: (address: Address, context: CallContext) => PageCall<P>;
  gameOf: (data: DataFor<PageCall<P>>, address: Address) => Game;
  /** The path to the page as far as it is known without the entity, and its plain title. */
  plainCrumbs: (address: Address, t: TFunction) => readonly Crumb[];
}

/** An entity of another sport than the URL's is not found. */
export const hasSportOfUrl = (game: Game, address: Address): boolean =>
  sportOf(game) === sportOf(gameAt(address));

/** SYS-10: the head of the page of one entity, as `EntityPage` shows it. */
export const entityHead =
  <P extends GetPath>(
    { callOf, gameOf, plainCrumbs }: Entity<P>,
    headOf: (data: DataFor<PageCall<P>>, input: HeadInput) => Head,
  ) =>
  (input: HeadInput): Head => {
    const { address, context, read, t } = input;
    const { result } = read(callOf(address, context));
    if (!result || result.kind === 'failed') {
      return { title: plainCrumbs(address, t).at(-1)?.label ?? '' };
    }
    if (result.kind === 'ok' && hasSportOfUrl(gameOf(result.data, address), address)) {
      return headOf(result.data, input);
    }
    return { title: t('state.notFound.title'), noIndex: true, status: 404 };
  };
