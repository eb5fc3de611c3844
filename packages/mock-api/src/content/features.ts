import type { Feature } from './feature.ts';
import { bayKings } from './features/bay-kings.ts';
import { bestOf } from './features/best-of.ts';
import { blackmereAcademy } from './features/blackmere-academy.ts';
import { cupDraw } from './features/cup-draw.ts';
import { graniteBears } from './features/granite-bears.ts';
import { hollowOwls } from './features/hollow-owls.ts';
import { longThrow } from './features/long-throw.ts';
import { lunarVector } from './features/lunar-vector.ts';
import { montesolGrass } from './features/montesol-grass.ts';
import { nordhafenWind } from './features/nordhafen-wind.ts';
import { paperTigers } from './features/paper-tigers.ts';
import { quarterByQuarter } from './features/quarter-by-quarter.ts';
import { readAPrice } from './features/read-a-price.ts';
import { silkRoad } from './features/silk-road.ts';
import { threeChanges } from './features/three-changes.ts';

/** In an order that decides their turns and times of publication. */
export const features: readonly Feature[] = [
  threeChanges,
  bayKings,
  paperTigers,
  readAPrice,
  longThrow,
  graniteBears,
  hollowOwls,
  montesolGrass,
  silkRoad,
  bestOf,
  blackmereAcademy,
  quarterByQuarter,
  lunarVector,
  nordhafenWind,
  cupDraw,
];
