/** Saves a picture of the page as a file: SVG with its colors inlined, or PNG. */

import { saveFile } from '../browser/save-file';

const DRAWN = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'transform',
  'transform-origin',
] as const;
const NAMESPACE = 'http://www.w3.org/2000/svg';
const SCALE = 3; // scale of a PNG: sharp in print, too

/** The picture as SVG text that needs no style sheet, with the background it has on the page. */
function svgText(picture: SVGSVGElement): string {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const originals = [picture, ...picture.querySelectorAll<SVGElement>('*')];
  [copy, ...copy.querySelectorAll<SVGElement>('*')].forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const style = getComputedStyle(original);
    element.removeAttribute('style');
    for (const name of ['class', 'fill', 'stroke', 'role', 'tabindex', 'data-testid', 'data-picture']) element.removeAttribute(name);
    for (const { name } of [...element.attributes]) if (name.startsWith('aria-')) element.removeAttribute(name);
    for (const name of DRAWN) {
      const value = style.getPropertyValue(name);
      if (value && value !== 'none') element.style.setProperty(name, value);
      else if (name === 'fill' || name === 'stroke') element.style.setProperty(name, 'none');
    }
  });
  const { x, y, width, height } = picture.viewBox.baseVal;
  copy.setAttribute('xmlns', NAMESPACE);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const ground = document.createElementNS(NAMESPACE, 'rect');
  for (const [name, value] of Object.entries({ x, y, width, height })) ground.setAttribute(name, String(value));
  ground.setAttribute('fill', getComputedStyle(document.documentElement).backgroundColor);
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}

export function saveSvg(picture: SVGSVGElement, name: string): void {
  saveFile(new Blob([svgText(picture)], { type: 'image/svg+xml' }), `${name}.svg`);
}

export async function savePng(picture: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = picture.viewBox.baseVal;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(picture))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob) saveFile(blob, `${name}.png`);
}
