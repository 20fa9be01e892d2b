export { answerAccountInquiries } from './answer-account-inquiries.ts';
export { installMemberPosts, installPosts } from './install-posts.ts';
export { boardPlug } from './plug.ts';
