import { recommendationKinds, type RecommendationKind } from '@scholars/contract/recommendations';

export function recommendationId(kind: RecommendationKind, target: string): string {
  return `${kind}-${target}`;
}

export function isRecommendationId(id: string): boolean {
  const [kind, target = ''] = id.split('-');
  return recommendationKinds.some((one) => one === kind) && /^\w{1,36}$/.test(target) && id.split('-').length === 2;
}
