import type { Catalogue } from '../../namespace-types.ts';

export default {
  contents: '本页内容',
  descriptions: {
    contacts: '联系 Touchline：帮助、更正、编辑部、隐私与安全。',
    about: 'Touchline 是什么、谁在制作、赔率从哪里来、我们不做什么。',
    'subscription-policy': 'Touchline 订阅包含什么、如何收费、如何退订。',
    jobs: 'Touchline 的招聘职位与工作方式。',
    'terms-of-service': '您与 Touchline 之间关于使用本网站的协议。',
    'privacy-policy': 'Touchline 保存哪些数据、用途、期限，以及您的权利。',
    cookies: 'Touchline 在您的设备上保存什么，以及如何清除。',
    'responsible-gaming': '理性投注的方法，以及需要帮助时可以找谁。',
  },
  notFound: { title: '页面不存在', text: '暂时无法加载此页面。' },
} satisfies Catalogue['info'];
