import Image from 'lucide-react/icons/image';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question';
import Star from 'lucide-react/icons/star';
import { HangingIcons } from '@/views/kernel/common/hanging-icons';

export function HangingContributions() {
  return <HangingIcons icons={[Star, IndianRupee, MessageCircleQuestion, Image]} />;
}
