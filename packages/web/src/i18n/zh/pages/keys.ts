import type { Catalogue } from '../../namespace-types.ts';

export default {
  title: '快捷键',
  next: '下一场比赛',
  previous: '上一场比赛',
  open: '打开比赛',
  star: '收藏 / 取消收藏',
  find: '在此列表中查找',
  days: '前一天 / 后一天',
  search: '全站搜索',
  sheet: '显示快捷键',
} satisfies Catalogue['keys'];
