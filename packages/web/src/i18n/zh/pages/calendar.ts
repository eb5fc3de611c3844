import type english from '../../en/pages/calendar.ts';
import type { Translated } from '../../translated.ts';

export default {
  mine: '我的比赛',
  title: '添加到日历',
  subscribe: '订阅',
  subscribeHint: '打开你的日历应用，赛程会自动更新',
  copy: '复制链接',
  copyHint: '用于 Google 日历等需要填写地址的应用',
  copied: '日历链接已复制',
  download: '下载文件',
  downloadHint: '当前的赛程，不会自动更新',
  results: '每场比赛结束几分钟后显示赛果。',
  covered: '不含赛果，因为本设备已隐藏赛果。',
  demo: '演示版没有服务器，无法订阅日历，但文件内容完整。',
} satisfies Translated<typeof english>;
