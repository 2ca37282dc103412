import 'server-only';
import type MarkdownIt from 'markdown-it';
import type { Env, StateCore, Token } from 'markdown-it';
import { PICTURE_FORMATS, pictureAt, pictureSet } from './pictures/address';

export interface MarkdownLink {
  to: string;
  isImage: boolean;
  alt: string;
}

const TEXT_WIDTH = '(min-width: 48rem) 44rem, 100vw';

export function collectLinks({ tokens, env }: StateCore) {
  const { links } = env as Env & { links: MarkdownLink[] };
  for (const { type, content, ...token } of tokens.flatMap(({ children }) => children ?? [])) {
    const attribute = (name: string) =>
      String(token.attrs?.find(([key]) => key === name)?.[1] ?? '');
    if (type === 'link_open') links.push({ to: attribute('href'), isImage: false, alt: '' });
    if (type === 'image') links.push({ to: attribute('src'), isImage: true, alt: content });
  }
}

export function showPictures(markdown: InstanceType<typeof MarkdownIt>) {
  const { rules } = markdown.renderer;
  const plain = rules.image;
  const escape = markdown.utils.escapeHtml;
  rules.image = (tokens, index, options, env, renderer) => {
    const token = tokens[index] as Token;
    const src = String(token.attrGet('src') ?? '');
    const picture = pictureAt(src);
    if (!picture) return plain?.(tokens, index, options, env, renderer) ?? '';
    const alt = escape(renderer.renderInlineAsText(token.children ?? [], options, env));
    const [avif, webp] = PICTURE_FORMATS.map((format) => pictureSet(picture, format));
    const { width, height } = picture;
    return `<picture><source type="image/avif" srcset="${avif}" sizes="${TEXT_WIDTH}"><img src="${src}" srcset="${webp}" sizes="${TEXT_WIDTH}" width="${width}" height="${height}" alt="${alt}"></picture>`;
  };
}
