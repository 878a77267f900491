import { Avatar } from '@/views/kernel/ui/avatar';

export interface PersonAvatarProps {
  /** The seed of the drawing: `kolam:<seed>`, or any other text. */
  readonly avatarUrl: string;
  readonly color: string;
  /** In px. */
  readonly size?: number;
}

const KOLAM = 'kolam:';

export function PersonAvatar({ avatarUrl, color, size = 36 }: PersonAvatarProps) {
  const seed = avatarUrl.startsWith(KOLAM) ? avatarUrl.slice(KOLAM.length) : avatarUrl;
  return <Avatar seed={seed} color={color} size={size} />;
}
