import type { FoundType, Hit } from '@/contract/generated/search';
import { meanRatingOf } from '@/core/kernel/figures/figures.rules';
import { shownMonth } from '@/core/kernel/figures/told-month.rules';
import { postLabel } from '@/core/kernel/formatting/post-label.rules';
import { payPointsOf } from '@/core/research/salaries/salary-figure.rules';
import type { CommunityHit, CompanyHit, FoundCity, NamedHit, PayHit, PostHit, RoleInCityRow } from './search.queries';

const NO_PAY = { place: null, salaries: null, medianPay: null, lowerQuartile: null, upperQuartile: null } as const;

function payOf(pay: PayHit | null) {
  if (pay === null) return { salaries: null, medianPay: null, lowerQuartile: null, upperQuartile: null };
  const { median, lowerQuartile, upperQuartile } = payPointsOf(pay.points);
  return { salaries: pay.salaries, medianPay: median, lowerQuartile, upperQuartile };
}

export function presentCompany({ name, slug }: NamedHit, row: CompanyHit): Hit {
  return {
    type: 'company',
    label: name,
    urlName: slug,
    logo: row.logo,
    ...NO_PAY,
    detail: row.headquarters === '' ? row.industry : `${row.industry}, ${row.headquarters}`,
    rating: meanRatingOf(row.rating_total, row.reviews),
    count: row.reviews,
    newest: row.newest_review,
  };
}

export function presentHit(type: FoundType, { name, slug, detail, pay, uses }: NamedHit): Hit {
  return {
    type,
    label: name,
    urlName: slug,
    place: null,
    logo: null,
    detail,
    ...payOf(pay),
    rating: null,
    count: uses,
    newest: shownMonth(pay?.newest ?? null),
  };
}

export function presentRoleInCity({ role, role_slug, city, city_slug, pay }: RoleInCityRow): Hit {
  return {
    type: 'designation',
    label: `${role} in ${city}`,
    urlName: role_slug,
    place: city_slug,
    logo: null,
    detail: null,
    ...payOf(pay),
    rating: null,
    count: null,
    newest: shownMonth(pay?.newest ?? null),
  };
}

/** Presents a page, identified by its key. A page of openings may be of a city. */
export function presentPage(
  { key, label }: { readonly key: string; readonly label: string },
  city: FoundCity | null = null,
): Hit {
  return {
    type: 'page',
    label: city === null ? label : `${label} in ${city.name}`,
    urlName: key,
    logo: null,
    ...NO_PAY,
    place: city?.slug ?? null,
    detail: null,
    rating: null,
    count: null,
    newest: null,
  };
}

export function presentCommunity({ type, name, slug, logo, category, followers_count }: CommunityHit): Hit {
  return {
    type,
    label: name,
    urlName: slug,
    logo,
    ...NO_PAY,
    detail: category,
    rating: null,
    count: followers_count,
    newest: null,
  };
}

export function presentPost({ id, title, content, community, month, comments_count }: PostHit): Hit {
  return {
    type: 'post',
    label: postLabel(title, content),
    urlName: id,
    logo: null,
    ...NO_PAY,
    detail: community,
    rating: null,
    count: comments_count,
    newest: month,
  };
}
