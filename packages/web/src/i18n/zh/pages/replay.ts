import type { Catalogue } from '../../namespace-types.ts';

export default {
  table: {
    past: '当时排名',
    allThen: '所有比赛按当时比分计入。',
    someThen: '未计入其他进行中的比赛。',
    unknown: '显示当前积分榜：缺少当时的比赛数据。',
  },
  lead: {
    ahead: '{{team}} 领先 {{count}} 分',
    level: '平分',
    biggest: '最大领先',
  },
} satisfies Catalogue['replay'];
