import { type Localized, same } from '../localized.ts';
import type { Team } from '../model.ts';
import { chance } from '../random/random.ts';

/** Two words make a handle; as a pair none is a known player's. */
const FIRST =
  'ash brine cobalt dusk fern glint hollow ink juniper knot linden mirth nettle ochre pewter quartz russet slate tansy umber velvet willow yarrow zinc amber basalt cinder drift elder flint gravel heather ivory jasper kelp lichen marble nimbus onyx peat rust sable thistle vesper wicker birch copper dapple walnut mulberry saffron garnet bracken lupin sorghum teasel'.split(
    ' ',
  );
const SECOND =
  'kite lark moth otter pike rook thorn wick fen quill loom vale mote hare gull reed tine oak plume crane sorrel bramble stoat finch perch newt heron marten weevil teal shrew vole wren adder bittern dace egret grouse ibis jay linnet mink plover roach'.split(
    ' ',
  );

const handles = FIRST.flatMap((first) => SECOND.map((second) => first + second));

/** Each place of a squad chooses from handles of its own. */
const CLASSES = 8;
const PER_CLASS = Math.floor(handles.length / CLASSES);
/** Coprime to PER_CLASS, so that all numbers lead to different handles. */
const STEP = 101;
/** Contracts of a place until its handles come again, which is longer than a career. */
const TURNS = 5;
const TEAMS_PER_TITLE = Math.floor(PER_CLASS / TURNS);

/** The handle of the player with a place's contract of this number: in a title nobody else has it at the time. */
export function handleOf(seed: string, team: Team, shirt: number, contractNo: number): Localized {
  const { game, no, id } = team;
  const offset = Math.floor(chance(seed, 'handles', game, shirt) * PER_CLASS);
  const slot = (((contractNo % TURNS) + TURNS) % TURNS) * TEAMS_PER_TITLE + (no % TEAMS_PER_TITLE);
  const index = (offset + slot * STEP) % PER_CLASS;
  const handle = handles[index * CLASSES + (shirt % CLASSES)] as string;
  const isLower = chance(seed, 'handle', id, shirt, contractNo) < 0.5;
  return same(isLower ? handle : handle.charAt(0).toUpperCase() + handle.slice(1));
}
