import type { shell as english } from '../en/shell.ts';
import type { Translated } from '../translated.ts';

export const shell: Translated<typeof english> = {
  brand: 'Touchline',
  skip: '跳到正文',
  sports: { label: '运动', football: '足球', basketball: '篮球', esports: '电竞' },
  sections: {
    label: '栏目',
    matches: '比赛',
    predictions: '预测',
    tournaments: '赛事',
    teams: '球队',
  },
  dock: {
    label: '菜单',
    home: '首页',
    live: '直播',
    liveCount_one: '{{count}} 场进行中',
    liveCount_other: '{{count}} 场进行中',
  },
  account: { login: '登录', register: '注册' },
  theme: { toggle: '浅色或深色', label: '主题', system: '跟随系统', light: '浅色', dark: '深色' },
  language: { label: '语言', en: 'English', zh: '简体中文' },
  odds: {
    label: '赔率',
    decimal: '欧洲盘',
    fractional: '分数盘',
    american: '美式盘',
    hk: '香港盘',
  },
  zone: { label: '时区', device: '设备时间' },
  footer: {
    responsible: '赔率仅供参考，请理性投注。',
    adults: '仅限 18 岁及以上',
    copyright: '© 2019–2025 Touchline',
    apps: { web: '网页应用', play: 'Play 商店', microsoft: 'Microsoft 商店' },
    newTab: '在新标签页打开',
  },
  info: {
    label: '信息',
    contacts: '联系我们',
    about: '关于我们',
    'subscription-policy': '订阅政策',
    jobs: '招聘',
    'terms-of-service': '服务条款',
    'privacy-policy': '隐私政策',
    cookies: 'Cookie',
    'responsible-gaming': '理性投注',
  },
  loading: '加载中',
  close: '关闭',
  more: '显示更多',
};
