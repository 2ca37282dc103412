import { previewResponse } from '@/app/preview-image';
import { AppError } from '@/lib/platform/http/errors';
import { route } from '@/lib/platform/http/route';
import { placeAt } from '@/lib/prices/places';
import { perSquareMetre } from '@/lib/prices/words';
import { pricedOf } from '@/lib/prices/service';
import { mapDrawing } from './map-drawing';

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
