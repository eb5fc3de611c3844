import type english from '../en/info.ts';
import type { Translated } from '../translated.ts';

const info: Translated<typeof english> = {
  contents: '本页内容',
  notFound: { title: '页面不存在', heading: '页面不存在', text: '暂时找不到这份说明。' },
};

export default info;
