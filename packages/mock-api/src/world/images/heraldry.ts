/**
 * What crests are put together from, as the look has it: colours that belong together (field, second
 * colour, tags), shapes by sport in a 64 box, divisions of the field, charges in a 24 box, and words
 * in a name that choose their own picture or colour.
 */
type Kit = readonly [field: string, second: string, tags: string];

export const kits: readonly Kit[] = [
  ['#c8102e', '#ffffff', 'red'],
  ['#a3122a', '#f2c14e', 'red gold'],
  ['#7a1f3d', '#8fc7ea', 'claret'],
  ['#8c1c2b', '#f6ead2', 'red'],
  ['#d7263d', '#14213d', 'red blue'],
  ['#1446a0', '#ffffff', 'blue'],
  ['#0b2a5b', '#f4b63f', 'blue gold'],
  ['#123c8c', '#e4383f', 'blue red'],
  ['#1f6fd6', '#0c1d3d', 'blue'],
  ['#76bdea', '#ffffff', 'sky'],
  ['#8ecdf0', '#16325c', 'sky blue'],
  ['#0f6b3c', '#ffffff', 'green'],
  ['#0d4d33', '#e8c15a', 'green gold'],
  ['#1c8f57', '#12261c', 'green black'],
  ['#14a08a', '#f7f3e6', 'teal'],
  ['#f5b81c', '#15181b', 'gold black'],
  ['#f2c230', '#1b3f8b', 'gold blue'],
  ['#ef7d1a', '#15181b', 'orange black'],
  ['#f0641e', '#ffffff', 'orange'],
  ['#5b2a86', '#ffffff', 'purple'],
  ['#43206b', '#f2c14e', 'purple gold'],
  ['#1a1d21', '#ffffff', 'black white'],
  ['#1a1d21', '#f2c14e', 'black gold'],
  ['#20242a', '#e23b46', 'black red'],
  ['#f4f4ef', '#1a1d21', 'white black'],
  ['#f4f4ef', '#c8102e', 'white red'],
  ['#f4f4ef', '#1446a0', 'white blue'],
  ['#e75a8b', '#1c1c22', 'pink black'],
];
export const neon: readonly Kit[] = [
  ['#c9f24b', '#10161a', 'green'],
  ['#22d3c5', '#0c1d2b', 'teal'],
  ['#8b5cf6', '#ffffff', 'purple'],
  ['#ff5a4d', '#171a20', 'red'],
  ['#3d7bff', '#ffffff', 'blue'],
  ['#ff9f1c', '#171a20', 'orange gold'],
  ['#171a20', '#6ee7ff', 'black sky'],
  ['#171a20', '#c9f24b', 'black green'],
  ['#f04d9a', '#ffffff', 'pink'],
  ['#f4f4ef', '#171a20', 'white black'],
];

export const shapes: Readonly<Record<'football' | 'basketball' | 'esports', readonly string[]>> = {
  football: [
    'M8 5h48v26c0 16-11 25-24 30C19 56 8 47 8 31z', // heater
    'M8 9.5C16.5 9.5 25 8 32 3.5 39 8 47.5 9.5 56 9.5V32c0 15-11 24-24 29C19 56 8 47 8 32z', // crowned top
    'M8 4h48v29a24 27 0 0 1-48 0z', // old round
    'M32 3l25 8v22c0 13-11 22-25 28C18 55 7 46 7 33V11z', // pointed top
    'M9 5h46v42L32 60.5 9 47z', // pennant
    'M32 3.5c7 4.5 15 5.5 24 4.5 3 21 1 41-24 52.5C7 49 5 29 8 8c9 1 17 0 24-4.5z', // ogee
    'M32 3a29 29 0 1 1 0 58 29 29 0 0 1 0-58z', // roundel
  ],
  basketball: [
    'M32 3a29 29 0 1 1 0 58 29 29 0 0 1 0-58z',
    'M18 4h28c8 0 13 5 13 13v30c0 8-5 13-13 13H18C10 60 5 55 5 47V17C5 9 10 4 18 4z', // tablet
    'M32 3l26 11v22c0 9-4 14-10 18l-16 7-16-7C10 50 6 45 6 36V14z',
  ],
  esports: [
    'M32 2l26 15v30L32 62 6 47V17z', // hexagon
    'M10 5h44l5 27-27 30L5 32z', // cut gem
    'M32 2l27 30-27 30L5 32z', // blade
    'M6 6h38l14 14v38H20L6 44z', // cut plate
    'M6 8l26-5 26 5-5 37-21 17-21-17z', // visor
  ],
};

export const divisions = {
  pale: 'M24 0h16v64H24z',
  halves: 'M32 0h32v64H32z',
  stripes: 'M15 0h9v64h-9zM32 0h9v64h-9zM49 0h9v64h-9z',
  fess: 'M0 24h64v16H0z',
  hoops: 'M0 14h64v10H0zM0 33h64v10H0zM0 52h64v10H0z',
  bend: 'M0 2 10-8 72 54 62 64z',
  sash: 'M64 2 54-8-8 54l10 10z',
  chevron: 'M32 20l36 30v16L32 36-4 66V50z',
  chief: 'M0 0h64v23H0z',
  quarterly: 'M32 0h32v32H32zM0 32h32v32H0z',
  cross: 'M26 0h12v24h26v12H38v28H26V36H0V24h26z',
  pile: 'M8 0h48L32 54z',
  slant: 'M0 64 64 0v64z',
};
export const blades = {
  slash: 'M44-4h14L20 68H6z',
  split: 'M38-4h40v72H26z',
  fangs: 'M-4 12l36 22 36-22v16L32 52-4 28z',
  rise: 'M-4 50l36-28 36 28v20L32 42-4 70z',
};

export const charges = {
  star: 'M12 1.5l3.1 7 7.6.7-5.7 5 1.7 7.5L12 17.8l-6.7 3.9L7 14.2l-5.7-5 7.6-.7z',
  crown: 'M2 7l5 4.5L12 3l5 8.5L22 7l-2 11H4zM4 19.5h16V22H4z',
  tower: 'M4 2h4v3h2.5V2h3v3H16V2h4v7h-2v10h2v3h-6.5v-4.5a1.5 1.5 0 0 0-3 0V22H4v-3h2V9H4z',
  anchor:
    'M12 1a3 3 0 0 1 1.5 5.6V8H18v3h-4.5v8c2.7-.5 4.7-2.2 5.3-4.7l-1.8.6 3-4.9 3 4.6-1.7-.4C20.6 19 17 22.3 12 23c-5-.7-8.6-4-9.3-8.8l-1.7.4 3-4.6 3 4.9-1.8-.6c.6 2.5 2.6 4.2 5.3 4.7v-8H6V8h4.5V6.6A3 3 0 0 1 12 1zm0 2a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
  bolt: 'M14.5 1 4 14h6.5L8.5 23 20 9.5h-7z',
  flame:
    'M13 1c.5 4 6.5 6.5 6.5 13.5A7.5 8 0 0 1 12 23a7.5 8 0 0 1-7.5-8.5c0-3.5 2-5.5 3.5-7.5.5 2 1.2 3 2.5 3.5C10 7 11 4 13 1z',
  tree: 'M12 1l7 9h-3.5l5 6.5H14V23h-4v-6.5H3.5l5-6.5H5z',
  waves:
    'M1 6c3.7-3.5 7.3-3.5 11 0s7.3 3.5 11 0v4c-3.7 3.5-7.3 3.5-11 0s-7.3-3.5-11 0zm0 9c3.7-3.5 7.3-3.5 11 0s7.3 3.5 11 0v4c-3.7 3.5-7.3 3.5-11 0s-7.3-3.5-11 0z',
  peaks: 'M1 21L9 5l4.5 8L16 9l7 12zM9 9.5l-2.2 4.3 2 1 1.6-1.3 1 .5z',
  wing: 'M2 3c8-1 15 1 20 7-2.5-.6-4-.6-6 0 2 .8 3.2 2 4 4-2-.6-3.6-.4-5.5.2 1.3.8 2 1.9 2.3 3.6-2.6-.9-5.4-.8-8 .2C4.5 16.2 2 10.5 2 3z',
  moon: 'M15 2a10 10 0 1 0 7 14.5A8.5 8.5 0 0 1 15 2z',
  sun: 'M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM11 0h2l.8 4.5h-3.6zM11 24h2l.8-4.5h-3.6zM0 11v2l4.5.8v-3.6zM24 11v2l-4.5.8v-3.6zM2.8 4.2l1.4-1.4 3.7 2.6-2.5 2.5zM21.2 19.8l-1.4 1.4-3.7-2.6 2.5-2.5zM2.8 19.8l1.4 1.4 3.7-2.6-2.5-2.5zM21.2 4.2l-1.4-1.4-3.7 2.6 2.5 2.5z',
  horns:
    'M2 2c1 4.5 3 6.5 6.5 7h7C19 8.5 21 6.5 22 2c2.5 6-.5 11-5.5 12.5L12 23l-4.5-8.5C2.5 13 -.5 8 2 2z',
  wheel:
    'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 3.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM11 4h2v6.3l5.5-3.2 1 1.8L14 12l5.5 3.1-1 1.8-5.5-3.2V20h-2v-6.3l-5.5 3.2-1-1.8L10 12 4.5 8.9l1-1.8 5.5 3.2z',
  rose: 'M12 1.5a4.5 4.5 0 0 1 4.4 5.3A4.5 4.5 0 0 1 20 15a4.5 4.5 0 0 1-5.4 5.2 4.5 4.5 0 0 1-5.2 0A4.5 4.5 0 0 1 4 15a4.5 4.5 0 0 1 3.6-8.2A4.5 4.5 0 0 1 12 1.5zm0 7.3a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8z',
  arrow: 'M12 1l9 10h-5v12H8V11H3z',
  fish: 'M1 12c4-5 10-7 15-3l6-4c-1 4-1 10 0 14l-6-4c-5 4-11 2-15-3zm5.5-1.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
};
export const eyes = {
  eye: 'M1 12C5 6.5 8.5 4.5 12 4.5S19 6.5 23 12c-4 5.5-7.5 7.5-11 7.5S5 17.5 1 12zm11-4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z',
  shard: 'M12 1l5 9-5 13-5-13z',
  crosshair:
    'M10.5 0h3v6.2a6 6 0 0 1 4.3 4.3H24v3h-6.2a6 6 0 0 1-4.3 4.3V24h-3v-6.2a6 6 0 0 1-4.3-4.3H0v-3h6.2a6 6 0 0 1 4.3-4.3zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  mask: 'M2 4c6 2 14 2 20 0 1 8-3 15-10 19C5 19 1 12 2 4zm3.5 5.5c1 2.5 3 3.5 5 3-.5-2-2.5-3-5-3zm13 0c-2.5 0-4.5 1-5 3 2 .5 4-.5 5-3z',
};

export const canting: readonly (readonly [RegExp, keyof typeof charges | keyof typeof eyes])[] = [
  [/harbou?r|port|haven|hafen|dock|porto/i, 'anchor'],
  [/castle|castel|burg|borough|fort|torre|keep/i, 'tower'],
  [/forest|wood|oak|wald|selva|bosque|grün/i, 'tree'],
  [/real|royal|king|regal|corona/i, 'crown'],
  [/mount|monte|peak|hill|berg|stein|moor|ridge/i, 'peaks'],
  [/storm|thunder|volt|bolt|spark/i, 'bolt'],
  [/river|mere|sea|marsh|water|tide|wave|río|lago|潮|海/i, 'waves'],
  [/phoenix|ember|fire|flame|blaze|forge/i, 'flame'],
  [/hawk|eagle|falcon|adler|wing|crane|heron|jar|鹰/i, 'wing'],
  [/luna|moon|night|eclipse/i, 'moon'],
  [/sol|sun|aurora|dawn|虹/i, 'sun'],
  [/bull|ox|horn|stag|bison/i, 'horns'],
  [/rail|wheel|motor|loco|iron/i, 'wheel'],
  [/rose|thorn|flor/i, 'rose'],
  [/star|comet|stella|nova/i, 'star'],
  [/whale|pike|salmon|shark|鲸/i, 'fish'],
  [/signal|scope|target/i, 'crosshair'],
  [/owl|eye|watch|oracle/i, 'eye'],
  [/mask|ghost|tiger|kitsune|wolf/i, 'mask'],
];
export const tinctures: readonly (readonly [RegExp, string])[] = [
  [/red|rouge|rojo|ross|scarlet|crimson/i, 'red'],
  [/blue|azul|azz|blau|marine/i, 'blue'],
  [/green|verde|grün|forest/i, 'green'],
  [/black|schwarz|nero|night|ink/i, 'black'],
  [/white|blanc|weiss|snow|paper/i, 'white'],
  [/gold|amber|sun|sol|honey/i, 'gold'],
  [/sky|celeste|arctic|ice/i, 'sky'],
  [/violet|purple|hex/i, 'purple'],
  [/ember|orange|flame|fire/i, 'orange'],
];
