import type { Feature } from './feature.ts';
import bayKings from './features/bay-kings.json' with { type: 'json' };
import bestOf from './features/best-of.json' with { type: 'json' };
import blackmereAcademy from './features/blackmere-academy.json' with { type: 'json' };
import cupDraw from './features/cup-draw.json' with { type: 'json' };
import graniteBears from './features/granite-bears.json' with { type: 'json' };
import hollowOwls from './features/hollow-owls.json' with { type: 'json' };
import longThrow from './features/long-throw.json' with { type: 'json' };
import lunarVector from './features/lunar-vector.json' with { type: 'json' };
import montesolGrass from './features/montesol-grass.json' with { type: 'json' };
import nordhafenWind from './features/nordhafen-wind.json' with { type: 'json' };
import paperTigers from './features/paper-tigers.json' with { type: 'json' };
import quarterByQuarter from './features/quarter-by-quarter.json' with { type: 'json' };
import readAPrice from './features/read-a-price.json' with { type: 'json' };
import silkRoad from './features/silk-road.json' with { type: 'json' };
import threeChanges from './features/three-changes.json' with { type: 'json' };

/** In an order that decides their turns and times of publication. */
export const features = [
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
] as readonly Feature[];
