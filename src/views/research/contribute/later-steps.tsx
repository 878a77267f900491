import { LaterCode, useLater } from '@/views/kernel/shell/later-code';

// The code and style of steps that no form opens with. They load with their step.
const benefitsPreview = new LaterCode(async () => {
  const { BenefitsPreview: View } = await import(/* webpackChunkName: "later-steps" */ './benefits-preview');
  return View;
});
const interviewPreview = new LaterCode(async () => {
  const { InterviewPreview: View } = await import(/* webpackChunkName: "later-steps" */ './interview-preview');
  return View;
});
const photosPreview = new LaterCode(async () => {
  const { PhotosPreview: View } = await import(/* webpackChunkName: "later-steps" */ './photos-preview');
  return View;
});
const reviewPreview = new LaterCode(async () => {
  const { ReviewPreview: View } = await import(/* webpackChunkName: "later-steps" */ './review-preview');
  return View;
});
const salaryCheck = new LaterCode(async () => {
  const { SalaryCheck: View } = await import(/* webpackChunkName: "later-steps" */ './salary-check');
  return View;
});

const tenurePreview = new LaterCode(async () => {
  const { TenurePreview: View } = await import(/* webpackChunkName: "later-steps" */ './tenure-preview');
  return View;
});

export function BenefitsPreview() {
  const View = useLater(benefitsPreview);
  return <View />;
}

export function InterviewPreview() {
  const View = useLater(interviewPreview);
  return <View />;
}

export function PhotosPreview() {
  const View = useLater(photosPreview);
  return <View />;
}

export function ReviewPreview() {
  const View = useLater(reviewPreview);
  return <View />;
}

export function SalaryCheck() {
  const View = useLater(salaryCheck);
  return <View />;
}

export function TenurePreview() {
  const View = useLater(tenurePreview);
  return <View />;
}
