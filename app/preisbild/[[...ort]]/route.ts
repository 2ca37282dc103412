import { previewResponse } from '@/app/preview-image';
import { AppError } from '@/lib/platform/http/errors';
import { route } from '@/lib/platform/http/route';
import { placeAt, type PricePlace } from '@/lib/prices/places';
import { perSquareMetre } from '@/lib/prices/words';
import { pricedOf } from '@/lib/prices/service';
import { mapOf } from '@/lib/prices/map';
import { colors } from '@/tailwind.config';

/** Pixels of the picture. */
const ROOM = { width: 556, height: 502 };

const { petrol, sand, paper, surface, edge, brick } = colors.light;

/** Opacity of the five steps, as on the page. */
const STEPS = [0.15, 0.35, 0.55, 0.75, 1];

const filled = (step?: number) =>
  step === undefined ? `fill="${sand}"` : `fill="${petrol}" fill-opacity="${STEPS[step]}"`;

/** A data URL with its size; a postcode is drawn with its district. */
function mapDrawing(place: PricePlace) {
  const { width, height, outline, areas, dots } = mapOf(place);
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  const shapes = [
    outline
      ? `<path d="${outline.path}" transform="translate(${-outline.left} ${-outline.top})" fill-rule="evenodd" fill="${surface}" stroke="${edge}" stroke-width="1.5"/>`
      : '',
    ...areas.map(
      ({ path, step, isHere }) =>
        `<path d="${path}" fill-rule="evenodd" stroke="${isHere ? brick : paper}" stroke-width="${isHere ? 6 : 1}" ${filled(step)}/>`,
    ),
    ...dots.map(({ x, y, step, isHere }) =>
      isHere
        ? `<circle cx="${x}" cy="${y}" r="14" stroke="${brick}" stroke-width="6" ${filled(step)}/>`
        : `<circle cx="${x}" cy="${y}" r="10" stroke="${paper}" stroke-width="1" ${filled(step)}/>`,
    ),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`;
  return {
    drawing: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    size: { width: Math.round(width * scale), height: Math.round(height * scale) },
  };
}

interface Context {
  params: Promise<{ ort?: string[] }>;
}

export const GET = route<Context>(async (_, { params }) => {
  const { ort = [] } = await params;
  const place = placeAt(ort);
  if (!place || place.path.split('/').slice(2).join('/') !== ort.join('/')) {
    throw new AppError('not_found', 'Für diesen Ort sind keine Preise bekannt.');
  }
  return previewResponse(place.path, () => {
    const { house, flat } = pricedOf(place);
    return {
      kicker: 'Immobilienpreise',
      title: place.name,
      lines: [
        ...(house ? [`Haus ${perSquareMetre(house)}`] : []),
        ...(flat ? [`Wohnung ${perSquareMetre(flat)}`] : []),
      ],
      ...mapDrawing(place),
    };
  });
});
