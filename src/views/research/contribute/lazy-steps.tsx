import { LazyCode, useLazyCode } from '@/views/kernel/shell/lazy-code';

// The code and style of steps that no form opens with. They load with their step.
const benefitsPreview = new LazyCode(async () => {
  const { BenefitsPreview: View } = await import(/* webpackChunkName: "lazy-steps" */ './benefits-preview');
  return View;
});
const interviewPreview = new LazyCode(async () => {
  const { InterviewPreview: View } = await import(/* webpackChunkName: "lazy-steps" */ './interview-preview');
  return View;
});
const photosPreview = new LazyCode(async () => {
  const { PhotosPreview: View } = await import(/* webpackChunkName: "lazy-steps" */ './photos-preview');
  return View;
});
const reviewPreview = new LazyCode(async () => {
  const { ReviewPreview: View } = await import(/* webpackChunkName: "lazy-steps" */ './review-preview');
  return View;
});
const salaryCheck = new LazyCode(async () => {
  const { SalaryCheck: View } = await import(/* webpackChunkName: "lazy-steps" */ './salary-check');
  return View;
});

const tenurePreview = new LazyCode(async () => {
  const { TenurePreview: View } = await import(/* webpackChunkName: "lazy-steps" */ './tenure-preview');
  return View;
});

export function BenefitsPreview() {
  const View = useLazyCode(benefitsPreview);
  return <View />;
}

export function InterviewPreview() {
  const View = useLazyCode(interviewPreview);
  return <View />;
}

export function PhotosPreview() {
  const View = useLazyCode(photosPreview);
  return <View />;
}

export function ReviewPreview() {
  const View = useLazyCode(reviewPreview);
  return <View />;
}

export function SalaryCheck() {
  const View = useLazyCode(salaryCheck);
  return <View />;
}

export function TenurePreview() {
  const View = useLazyCode(tenurePreview);
  return <View />;
}
