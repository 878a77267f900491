import type { EmploymentType } from '@/contract/generated/review';

export interface WrittenReview {
  readonly title: string | null;
  readonly likes: string;
  readonly dislikes: string;
  readonly rating: number;
  readonly balance: number | null;
  readonly pay: number | null;
  readonly security: number | null;
  readonly promotions: number | null;
  readonly skills: number | null;
  readonly culture: number | null;
  readonly satisfaction: number | null;
  readonly department_id: number | null;
  readonly job_profile_id: number | null;
  readonly location_id: number | null;
  readonly employment: EmploymentType | null;
  readonly is_current: boolean;
  readonly years: number | null;
  readonly liked: readonly string[];
  readonly disliked: readonly string[];
}
